"use client";
import { Check, Code, Copy, ExternalLink, Link2, SearchX } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useState } from "react";
import { copyText } from "@/components/ui/safe-browser-apis";
import type { LinkPanel as LinkPanelType } from "../links/link-panel";
import { useMe } from "../me";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { EmbedPanel } from "./embed-panel";

/** Chunks that load when a button opens them. */
const LinkPanel = lazy(async () => ({ default: (await import("../links/link-panel")).LinkPanel }));

type LinkPanelProps = Parameters<typeof LinkPanelType>[0];

interface Props {
  title: string;
  back: { href: string; label: string };
  /** The URL of the public page. */
  url: string;
  /** The page or type that one-time links book. */
  linked: LinkPanelProps;
  /** The switch that puts the page on and off. */
  active: ReactNode;
  /** Explains why a time is not free. */
  explanation: ReactNode;
}

type PanelName = "embed" | "link" | "why";

/** The name of a page or a type with its link, its switch, and what can be done with it. */
export function EditorHeader({ title, back, url, linked, active, explanation }: Props) {
  const t = useText();
  const { role } = useMe();
  const id = useId();
  const [open, setOpen] = useState<PanelName | null>(null);
  const panels: Record<PanelName, ReactNode> = {
    embed: <EmbedPanel url={url} />,
    link: <LinkPanel {...linked} />,
    why: explanation,
  };
  const toggle = (name: PanelName) => ({
    id,
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <PageHeader title={title} back={back} />
          <PublicLink url={url} />
        </div>
        {active}
      </div>
      <div className="flex flex-wrap gap-2 py-1 max-sm:gap-1.5 max-sm:[&>*]:px-2.5 max-sm:[&>*]:text-sm">
        <CopyLink url={url} />
        <a className="button" href={url} target="_blank" rel="noreferrer">
          <ExternalLink size={18} aria-hidden />
          {t("pages.open")}
        </a>
        <Disclosure icon={Code} label={t("pages.embedAction")} {...toggle("embed")} />
        {role === "viewer" ? null : (
          <Disclosure icon={Link2} label={t("pages.oneTimeLink")} {...toggle("link")} />
        )}
        <Disclosure icon={SearchX} label={t("hours.why")} {...toggle("why")} />
      </div>
      <div id={id} className="max-w-3xl empty:hidden">
        {open === null ? null : <Suspense fallback={null}>{panels[open]}</Suspense>}
      </div>
    </div>
  );
}

/** The address without its protocol, as one says it. */
function PublicLink({ url }: { url: string }) {
  const { host, pathname } = new URL(url);
  return (
    <a
      className="link inline-flex min-h-11 items-center wrap-anywhere"
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      {host}
      {decodeURI(pathname)}
    </a>
  );
}

function CopyLink({ url }: { url: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button"
      data-tone="primary"
      onClick={() => void copyText(url).then(setCopied)}
    >
      {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      <span aria-live="polite">{t(isCopied ? "form.copied" : "pages.copyPageLink")}</span>
    </button>
  );
}

interface DisclosureProps {
  icon: ComponentType<{ size: number; "aria-hidden": boolean }>;
  label: string;
  /** The id of the element that opens. */
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

const Disclosure = ({ icon: Icon, label, id, isOpen, onToggle }: DisclosureProps) => (
  <button
    type="button"
    className="button aria-expanded:border-text aria-expanded:bg-text aria-expanded:text-raised"
    aria-expanded={isOpen}
    aria-controls={id}
    onClick={onToggle}
  >
    <Icon size={18} aria-hidden />
    {label}
  </button>
);
