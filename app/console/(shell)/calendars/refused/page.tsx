import { CalendarSignInFailure } from "@/components/console/calendars/calendar-sign-in-failure";
import { CALENDAR_SIGN_IN_ERRORS } from "@/lib/pages/calendar-sign-in/view";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: Props) {
  const { source, why } = await searchParams;
  return (
    <CalendarSignInFailure
      source={typeof source === "string" ? source : ""}
      why={CALENDAR_SIGN_IN_ERRORS.find((one) => one === why) ?? "unavailable"}
    />
  );
}
