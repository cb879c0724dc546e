import { Banner } from "@/components/ui/banner";
import type { BannerView } from "@/lib/pages/page-shell/view";

/** What was done just now, where it was: the address that the form led to ends here, so that eye and focus do as well. */
export function ResultBanner({ banner }: { banner: BannerView }) {
  return (
    <div id="done" tabIndex={-1} className="scroll-mt-6 rounded-lg">
      <Banner {...banner} />
    </div>
  );
}
