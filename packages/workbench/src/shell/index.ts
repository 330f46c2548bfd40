export { Page } from "./page.tsx";
export { Link, useQueryValue, useRouter } from "./router.tsx";
export type { PageProps } from "./routes.ts";
export { useSession } from "./session.tsx";
