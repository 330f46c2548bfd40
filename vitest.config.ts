import { defineConfig } from "vitest/config";

// Tests read the packages' sources, so a stale build can never make one pass.
const alias = [
  { find: /^@beleg\/core\/(.+)$/, replacement: new URL("packages/core/src/$1/index.ts", import.meta.url).pathname },
  { find: /^beleg\/(.+)$/, replacement: new URL("packages/beleg/src/$1/index.ts", import.meta.url).pathname },
];

const setupFiles = [new URL("tests/support/property-seed.ts", import.meta.url).pathname];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: "unit", setupFiles, include: ["packages/*/src/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          setupFiles,
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "browser",
          setupFiles,
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
