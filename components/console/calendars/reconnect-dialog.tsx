"use client";
import { useMe } from "../me";
import type { Calendar, CalendarList } from "../resources/calendars";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { ConnectForm, CREDENTIAL_SOURCES } from "./connect-form";

interface Props {
  user: string;
  calendar: Calendar;
  signIns: CalendarList["sign_ins"];
  onClose: () => void;
}

/** Renews the access to an account: the prefilled form, or the provider's sign-in. */
export function ReconnectDialog({ user, calendar, signIns, onClose }: Props) {
  const t = useText();
  const me = useMe();
  const source = CREDENTIAL_SOURCES.find((one) => one === calendar.source);
  if (source) return <ConnectForm user={user} source={source} known={calendar} onClose={onClose} />;
  const signIn = user === me.id ? signIns.find((one) => one.source === calendar.source) : undefined;
  if (!signIn) return null;
  return (
    <Modal
      open
      title={t("calendarUse.reconnectTitle", { name: calendar.name })}
      text={t("calendars.brokenText")}
      onClose={onClose}
    >
      <form method="post" action={signIn.url} className="mt-4">
        <button type="submit" className="button" data-tone="accent">
          {t("calendarUse.signIn", { provider: t(`calendars.sources.${signIn.source}`) })}
        </button>
      </form>
    </Modal>
  );
}
