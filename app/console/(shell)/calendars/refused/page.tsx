import { RefusedSignIn } from "@/components/console/calendar-sign-in/refused-sign-in";
import { SIGN_IN_REFUSALS } from "@/lib/pages/calendar-sign-in/view";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: Props) {
  const { source, why } = await searchParams;
  return (
    <RefusedSignIn
      source={typeof source === "string" ? source : ""}
      why={SIGN_IN_REFUSALS.find((one) => one === why) ?? "unavailable"}
    />
  );
}
