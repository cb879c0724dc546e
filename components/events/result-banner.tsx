import { Banner } from "@/components/ui/banner";
import type { BannerView } from "@/lib/pages/page-shell/view";

/**
 * The result of the last action. The form's redirect targets this element, which moves the scroll position and the
 * focus.
 */
export function ResultBanner({ banner }: { banner: BannerView }) {
  return (
    <div id="done" tabIndex={-1} className="scroll-mt-6 rounded-lg">
      <Banner {...banner} />
    </div>
  );
}
