import { routes } from "@/lib/api/route";
import { inboundMailEndpoint } from "@/lib/domain/events/inbound-mail/inbound-mail-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(inboundMailEndpoint);
