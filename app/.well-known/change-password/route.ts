import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

/**
 * Password managers open this address (W3C, "A Well-Known URL for Changing Passwords"); signed-out users sign in
 * first.
 */
export const GET = () => redirectAfterForm("/console/security");
