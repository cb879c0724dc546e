import { handleVisitorBusy } from "@/lib/pages/visitor-calendar/handle-visitor-busy";

export const GET = (request: Request) => handleVisitorBusy(request);
