import { allowSite } from "@/lib/api/open-to-sites";
import { answerOwnCalendarTexts } from "@/lib/pages/own-calendar/answer-texts";

interface Context {
  params: Promise<{ lang: string }>;
}

/** Also for calendars that are drawn on other websites. */
export async function GET(request: Request, { params }: Context) {
  const answer = answerOwnCalendarTexts((await params).lang);
  for (const [name, value] of Object.entries(allowSite(request))) answer.headers.append(name, value);
  return answer;
}
