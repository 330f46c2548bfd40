export { recall, remember } from "./remembered.ts";
export { Link, matchPath, RouterProvider, useQueryValue, useRouter } from "./router.tsx";
