"use client";
import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { type Me, MeProvider } from "./me";
import { ProblemError } from "./problem-error";
import { SignInAgain } from "./shell/sign-in-again";
import { TextsProvider } from "./texts";
import { Toasts } from "./ui/toasts";
import { useWantedProof } from "./wanted-proof";

// In the task of the click that changed the data: a later one would let React draw the tick once more as it was before.
notifyManager.setScheduler(queueMicrotask);

const ProveAgain = lazy(() => import("./shell/prove-again"));

/** The dialog is loaded when it is first needed. */
function ProveWhenAsked() {
  const wanted = useWantedProof();
  return wanted ? (
    <Suspense>
      <ProveAgain kind={wanted} />
    </Suspense>
  ) : null;
}

const MAX_RETRIES = 2;

/** A refusal would only repeat itself; a request that got no answer is worth a second try. */
const isWorthRetrying = (count: number, error: unknown) =>
  count < MAX_RETRIES && !(error instanceof ProblemError && error.status < 500);

interface Props {
  me: Me;
  messages: ComponentProps<typeof TextsProvider>["messages"];
  children: ReactNode;
}

export function Providers({ me, messages, children }: Props) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 10_000 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <TextsProvider lang={me.lang} messages={messages}>
        <MeProvider me={me}>
          <Toasts>
            {children}
            <SignInAgain />
            <ProveWhenAsked />
          </Toasts>
        </MeProvider>
      </TextsProvider>
    </QueryClientProvider>
  );
}
