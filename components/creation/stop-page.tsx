import { hiddenFields } from "@/components/booking/hidden-fields";
import { NextStepCard } from "@/components/ui/next-step-card";
import { PageFrame } from "@/components/ui/page-frame";
import { Sentence } from "@/components/ui/sentence";
import type { StopView } from "@/lib/pages/creation/view";

/** Says why the link cannot be used, and what to do instead. */
export function StopPage({ view }: { view: StopView }) {
  const { frame, title, text, leave, links } = view;
  return (
    <PageFrame frame={frame}>
      <NextStepCard
        title={title}
        text={<Sentence text={text} />}
        links={links.map(({ href, label }) => ({ href, label: <Sentence text={label} /> }))}
      >
        {leave === null ? null : (
          <form action={leave.action} method="post">
            {hiddenFields(leave.hidden)}
            <button type="submit" className="button">
              {leave.label}
            </button>
          </form>
        )}
      </NextStepCard>
    </PageFrame>
  );
}
