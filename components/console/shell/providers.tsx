"use client";
import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { type Me, MeProvider } from "../me";
import { ProblemError } from "../problem-error";
import { useStepUpMethod } from "../step-up-auth";
import { TextsProvider } from "../texts";

// Notifies in the task of the click that changed the data; otherwise React would first render a checkbox with
// its previous state.
notifyManager.setScheduler(queueMicrotask);

const Toasts = lazy(() => import("../ui/toasts"));

const SignInAgainDialog = lazy(() => import("./sign-in-again-dialog"));

const ReauthenticateDialog = lazy(() => import("./reauthenticate-dialog"));

/** The dialog is a chunk that loads on first use. */
function ReauthenticateOnDemand() {
  const method = useStepUpMethod();
  return method ? (
    <Suspense>
      <ReauthenticateDialog kind={method} />
    </Suspense>
  ) : null;
}

/** Chunks that load after the screen, as no screen begins with them. */
function Later({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? <Suspense>{children}</Suspense> : null;
}

const MAX_RETRIES = 2;

/** Error responses would repeat; a request without a response gets one retry. */
const shouldRetry = (count: number, error: unknown) =>
  count < MAX_RETRIES && !(error instanceof ProblemError && error.status < 500);

interface Props {
  me: Me;
  messages: ComponentProps<typeof TextsProvider>["messages"];
  children: ReactNode;
}

export function Providers({ me, messages, children }: Props) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <TextsProvider lang={me.lang} messages={messages}>
        <MeProvider me={me}>
          {children}
          <Later>
            <Toasts />
            <SignInAgainDialog />
          </Later>
          <ReauthenticateOnDemand />
        </MeProvider>
      </TextsProvider>
    </QueryClientProvider>
  );
}
