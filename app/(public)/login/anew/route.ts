import { answerSignInAnew } from "@/lib/pages/account/answer-anew";

/** From the console, where somebody without a password has to show once more who it is. */
export const GET = async (request: Request) => answerSignInAnew(request);
