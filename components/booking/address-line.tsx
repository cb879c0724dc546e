import { Icon } from "@/components/ui/icon";
import type { BookingTimesStep } from "@/lib/pages/booking/view";

/** The visitor's address above the times for it. */
export default function AddressLine({ address }: { address: NonNullable<BookingTimesStep["address"]> }) {
  return (
    <div className="border-b border-line px-4 py-2 text-sm sm:px-6">
      <p className="flex items-center gap-2.5">
        <Icon name="place" />
        <span className="wrap-anywhere min-w-0 font-medium">{address.text}</span>
        <a href={address.change.href} className="link ms-auto inline-flex min-h-11 flex-none items-center">
          {address.change.label}
        </a>
      </p>
      {address.note === null ? null : <p className="pb-2 text-muted">{address.note}</p>}
    </div>
  );
}
