import { routes } from "@/lib/http/route";
import { inboundMailEndpoint } from "@/lib/inbound-mail/inbound-mail-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(inboundMailEndpoint);
