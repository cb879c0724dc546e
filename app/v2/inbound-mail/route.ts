import { routes } from "@/lib/api/route";
import { inboundMailEndpoint } from "@/lib/domain/inbound-mail/inbound-mail-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(inboundMailEndpoint);
