import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

/** Where password managers lead to (W3C, a well-known URL for changing passwords); whoever is not signed in signs in first. */
export const GET = () => redirectAfterForm("/console/security");
