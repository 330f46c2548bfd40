import { Suspense } from "react";
import { matchPath, RouterProvider, useRouter } from "../browser/index.ts";
import { ErrorState, Loading, ToastProvider } from "../design/index.ts";
import { TranslationProvider } from "../locales/index.ts";
import { Page, SessionProvider, useSession } from "../page/index.ts";
import { CrashGuard } from "./crash-guard.tsx";
import { Layout } from "./layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { Palette } from "./palette.tsx";
import { ROUTES } from "./routes.ts";
import { SignInPage } from "./sign-in-page.tsx";

/** The whole app. */
export function Workbench() {
  return (
    <TranslationProvider>
      <RouterProvider>
        <SessionProvider>
          <ToastProvider>
            <Layout>
              <Place />
              <Keys />
            </Layout>
          </ToastProvider>
        </SessionProvider>
      </RouterProvider>
    </TranslationProvider>
  );
}

/** What is at hand on every page, once somebody is there to use it. */
function Keys() {
  const { state } = useSession();
  return state?.authenticated ? <Palette /> : null;
}

/** The page of the current address, once it is known who asks. */
function Place() {
  const { path } = useRouter();
  const { state, failure, reload } = useSession();
  if (state === undefined) {
    if (failure === undefined) return <Loading />;
    return (
      <Page title="Beleg">
        <ErrorState failure={failure} onRetry={reload} />
      </Page>
    );
  }
  if (!state.authenticated) return <SignInPage />;
  for (const { path: pattern, page: Shown, place } of ROUTES) {
    const params = matchPath(pattern, path);
    if (params === null) continue;
    return (
      <CrashGuard key={place ?? path}>
        <Suspense fallback={<Loading />}>
          <Shown params={params} />
        </Suspense>
      </CrashGuard>
    );
  }
  return <NotFoundPage />;
}
