import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Providers } from "@/components/console/shell/providers";
import { Shell } from "@/components/console/shell/shell";
import { Document } from "@/components/ui/document";
import { loadConsoleMessages } from "@/lib/platform/i18n/load-messages";
import { requireMe } from "./require-me";

/** The layout requires a session; the API still authorises each request. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const me = await requireMe();
  const chosen = (await cookies()).get("theme")?.value;
  const theme = chosen === "light" || chosen === "dark" ? chosen : undefined;
  return (
    <Document
      lang={me.lang}
      head={{ title: me.organizationName, secret: true, app: true }}
      theme={theme}
      person={me.id}
    >
      <Providers me={me} messages={loadConsoleMessages(me.lang)}>
        <Shell theme={theme ?? "system"}>{children}</Shell>
      </Providers>
    </Document>
  );
}
