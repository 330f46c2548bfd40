export { Link, matchPath, RouterProvider, useQueryValue, useRouter } from "./router.tsx";
export { loadChoice, saveChoice } from "./stored-choices.ts";
