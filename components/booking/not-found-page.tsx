import { NotFoundIllustration } from "@/components/illustrations/not-found-illustration";
import { NextStepCard } from "@/components/ui/next-step-card";
import { PageShell } from "@/components/ui/page-shell";
import type { NotFoundView } from "@/lib/pages/page-shell/view";

/**
 * The page for an unknown or deleted address, with a next step; it does not reveal which of the two. `redirect`: see
 * `NotifyParent`.
 */
export function NotFoundPage({ view, redirect }: { view: NotFoundView; redirect?: string }) {
  return (
    <PageShell shell={view.shell} {...(redirect ? { redirect } : {})}>
      <NextStepCard
        title={view.title}
        text={view.text}
        links={view.links}
        drawing={<NotFoundIllustration />}
      />
    </PageShell>
  );
}
