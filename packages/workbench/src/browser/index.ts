export { Link, matchPath, RouterProvider, useQueryValue, useRouter } from "./router.tsx";
export { loadChoice, saveChoice } from "./stored-choices.ts";
export { isForPage, useKeydown } from "./use-keydown.ts";
