import { cookies } from "next/headers";
import { SESSION_COOKIE } from "@/lib/domain/sessions/cookie";
import { findSession } from "@/lib/domain/sessions/find-session";

/** Who is signed in with the browser that opens this page. */
export const currentSession = async () => findSession((await cookies()).get(SESSION_COOKIE)?.value ?? null);
