import { handleReauthentication } from "@/lib/pages/account/handle-reauthentication";

/** The console leads users without a password here to authenticate again. */
export const GET = async (request: Request) => handleReauthentication(request);
