"use client";
import { usePathname } from "next/navigation";
import { retryAfterSignIn, useIsSignedOut } from "../session-expiry";
import { useText } from "../texts";
import { Modal } from "../ui/modal";

/** Asks to sign in again over the current page, so that its unsaved input stays. */
export default function SignInAgainDialog() {
  const t = useText();
  const signedOut = useIsSignedOut();
  const path = usePathname();
  return (
    <Modal open={signedOut} title={t("session.title")} text={t("session.text")} onClose={null}>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <a
          className="button"
          href={`/login?next=${encodeURIComponent(path)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("session.open")}
        </a>
        <button type="button" className="button" data-tone="primary" onClick={retryAfterSignIn}>
          {t("session.go")}
        </button>
      </div>
    </Modal>
  );
}
