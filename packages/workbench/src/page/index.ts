export { Page } from "./page.tsx";
export type { PageProps } from "./page-props.ts";
export { SessionProvider, useSession } from "./session.tsx";
