import type { PollView } from "@/lib/pages/event/view";

/** The save button is first, since Enter uses it; on phones it stays visible in one line. */
export const PollButtons = ({ poll }: { poll: Pick<PollView, "save" | "none"> }) => (
  <div className="contents items-center gap-3 border-line md:flex md:border-t md:px-8 md:py-3">
    <p className="sticky bottom-0 z-10 border-t border-line bg-raised px-4 py-2 md:static md:border-0 md:p-0">
      <button type="submit" className="button w-full" data-tone="accent">
        {poll.save}
      </button>
    </p>
    {poll.none === null ? null : (
      <p className="px-4 pb-3 md:p-0">
        <button type="submit" name="none" value="1" className="button w-full" data-tone="quiet">
          {poll.none}
        </button>
      </p>
    )}
  </div>
);
