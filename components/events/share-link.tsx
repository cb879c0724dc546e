import type { ShareView } from "@/lib/pages/event/view";
import { CopyButton } from "./copy-button";

/** The address that the organiser passes on. */
export const ShareLink = ({ share }: { share: ShareView }) => (
  <section data-screen className="grid gap-2 border-t border-line px-4 py-5 sm:px-8">
    <label htmlFor="share" className="font-bold">
      {share.heading}
    </label>
    <p className="text-sm text-muted">{share.text}</p>
    <p className="flex flex-wrap gap-2">
      <input id="share" className="input min-w-0 flex-1 basis-60" dir="ltr" readOnly value={share.link} />
      <CopyButton text={share.link} label={share.copy} done={share.copied} />
    </p>
  </section>
);
