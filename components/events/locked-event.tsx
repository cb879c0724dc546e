import { ActionForm } from "@/components/booking/action-form";
import { NotFoundIllustration } from "@/components/illustrations/not-found-illustration";
import { Banner } from "@/components/ui/banner";
import { PageShell } from "@/components/ui/page-shell";
import type { LockedView } from "@/lib/pages/event/view";

/** The page for readers without a valid key. */
export function LockedEvent({ view }: { view: LockedView }) {
  return (
    <PageShell shell={view.shell}>
      <div className="mx-auto grid max-w-[640px] gap-6 px-4 py-6 sm:px-0">
        {view.banner === null ? null : <Banner {...view.banner} />}
        <div>
          <NotFoundIllustration />
          <h1 className="mt-4 text-xl font-bold tracking-tight sm:text-2xl">{view.title}</h1>
          <p className="mt-3 max-w-prose text-muted">{view.text}</p>
        </div>
        <div className="rounded-lg border border-line bg-raised px-4 py-5 sm:px-8 sm:py-7">
          <ActionForm form={view.form} />
        </div>
        <p>
          <a href={view.home.href} className="link inline-flex min-h-11 items-center">
            {view.home.label}
          </a>
        </p>
      </div>
    </PageShell>
  );
}
