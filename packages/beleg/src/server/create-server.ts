import fastify, { LogController } from "fastify";
import type { App } from "./app.ts";
import { answerBrokenRequests } from "./errors/answer-broken-requests.ts";
import { handleErrors, sendProblem } from "./errors/handle-errors.ts";
import { belegErrorOf } from "./errors/known-errors.ts";
import { handleIdempotencyKeys } from "./idempotency/handle-idempotency-keys.ts";
import { loggerOptions, logRequests } from "./log-requests.ts";
import { describeApi, serveApiDescription } from "./openapi/describe-api.ts";
import { readBodies } from "./read-body.ts";
import { requestIdOf } from "./request-ids.ts";
import { checkRoutes } from "./routes/check.ts";
import { decisionRoutes } from "./routes/decisions.ts";
import { documentRoutes } from "./routes/documents.ts";
import { evaluationRoutes } from "./routes/evaluations.ts";
import { healthRoutes } from "./routes/health.ts";
import { mcpRoutes } from "./routes/mcp.ts";
import { overviewRoutes } from "./routes/overview.ts";
import { reportRoutes } from "./routes/report.ts";
import { rerankRoutes } from "./routes/rerank.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import { runRoutes } from "./routes/runs.ts";
import { sessionRoutes } from "./routes/session.ts";
import { trustRoutes } from "./routes/trust.ts";
import { guardRoutes } from "./security/guard-routes.ts";
import { addSecurityHeaders } from "./security/security-headers.ts";
import { serveWorkbench } from "./serve-workbench.ts";
import type { ServerParts } from "./server-parts.ts";
import { traceRequests } from "./trace-requests.ts";
import { validateByContracts } from "./validate.ts";

/** Builds the service over its parts; it does not listen yet. */
export async function createServer(parts: ServerParts): Promise<App> {
  const { settings } = parts;
  const app = fastify({
    logger: loggerOptions(parts),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: settings.body_limit,
    trustProxy: settings.trust_proxy,
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 600, caseSensitive: true },
    exposeHeadRoutes: true,
    clientErrorHandler: answerBrokenRequests,
    frameworkErrors: (error, request, reply) => void sendProblem(reply, request, belegErrorOf(error, 0)),
  }) as unknown as App;
  handleErrors(app);
  validateByContracts(app);
  readBodies(app, parts);
  logRequests(app);
  traceRequests(app);
  await addSecurityHeaders(app);
  await guardRoutes(app, parts);
  handleIdempotencyKeys(app, parts);
  await describeApi(app, parts.version);
  healthRoutes(app, parts);
  overviewRoutes(app, parts);
  sessionRoutes(app, parts);
  checkRoutes(app, parts);
  documentRoutes(app, parts);
  reportRoutes(app, parts);
  runRoutes(app, parts);
  rerankRoutes(app, parts);
  reviewRoutes(app, parts);
  decisionRoutes(app, parts);
  evaluationRoutes(app, parts);
  trustRoutes(app, parts);
  mcpRoutes(app, parts);
  serveApiDescription(app);
  await serveWorkbench(app, parts);
  await app.ready();
  return app;
}
