import { answerBookingForm } from "@/lib/pages/booking/answer-booking-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../read-browser";

interface Context {
  params: Promise<{ nickname: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerBookingForm(request, (await params).nickname, await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (_request: Request, { params }: Context) => seeOther(`/${(await params).nickname}`);
