import { EmptyPolls } from "@/components/illustrations/empty-polls";
import { EmptyState } from "@/components/ui/empty-state";
import { Island } from "@/components/ui/island";
import type { ShareView } from "@/lib/pages/event/view";
import { CopyButton } from "./copy-button";

/** The link that the organiser shares; shown until there is an answer. */
export const ShareLink = ({ share }: { share: ShareView }) => (
  <section data-screen className="border-t border-line px-4 py-5 sm:px-8">
    {share.unansweredNotice === null ? (
      <CopyableLink share={share} />
    ) : (
      <EmptyState drawing={<EmptyPolls />}>
        <p className="font-medium">{share.unansweredNotice}</p>
        <CopyableLink share={share} />
      </EmptyState>
    )}
  </section>
);

const CopyableLink = ({ share }: { share: ShareView }) => (
  <div className="grid w-full gap-2">
    <label htmlFor="share" className="font-bold">
      {share.heading}
    </label>
    <p className="text-sm text-muted">{share.text}</p>
    <p className="flex flex-wrap gap-2">
      <input id="share" className="input min-w-0 flex-1 basis-60" dir="ltr" readOnly value={share.link} />
      <Island>
        <CopyButton text={share.link} label={share.copy} done={share.copied} />
      </Island>
    </p>
  </div>
);
