import { inboundMailEndpoint } from "@/lib/api/inbound-mail/inbound-mail-endpoint";
import { routes } from "@/lib/api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(inboundMailEndpoint);
