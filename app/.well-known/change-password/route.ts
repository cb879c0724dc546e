import { seeOther } from "@/lib/platform/http/see-other";

/** Where password managers lead to (W3C, a well-known URL for changing passwords); whoever is not signed in signs in first. */
export const GET = () => seeOther("/console/security");
