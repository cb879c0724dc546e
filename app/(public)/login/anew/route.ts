import { handleReauthentication } from "@/lib/pages/account/handle-reauthentication";

/** From the console, where somebody without a password has to show once more who it is. */
export const GET = async (request: Request) => handleReauthentication(request);
