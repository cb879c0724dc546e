import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { IsolatedText } from "@/components/ui/isolated-text";
import { NextStepCard } from "@/components/ui/next-step-card";
import { PageShell } from "@/components/ui/page-shell";
import type { WizardClosedView } from "@/lib/pages/event-wizard/view";

/** The reason why the link cannot be used, and an alternative. */
export function WizardClosedPage({ view }: { view: WizardClosedView }) {
  const { shell, title, text, leave, links } = view;
  return (
    <PageShell shell={shell}>
      <NextStepCard
        title={title}
        text={<IsolatedText text={text} />}
        links={links.map(({ href, label }) => ({ href, label: <IsolatedText text={label} /> }))}
      >
        {leave === null ? null : (
          <form action={leave.action} method="post">
            {renderHiddenFields(leave.hidden)}
            <button type="submit" className="button">
              {leave.label}
            </button>
          </form>
        )}
      </NextStepCard>
    </PageShell>
  );
}
