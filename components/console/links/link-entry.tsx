"use client";
import { Ban, Pencil } from "lucide-react";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import type { LinkTarget } from "../resources/links";
import { useText } from "../texts";
import { IconButton } from "../ui/icon-button";
import { StateMark } from "../ui/state-mark";
import { formatLinkName } from "./format-link-name";

interface Props {
  link: Schemas["Link"];
  target: LinkTarget;
  onEdit: () => void;
  onRevoke: () => void;
}

/** A link: its recipient, its number of bookings and its expiry. */
export function LinkEntry({ link, target, onEdit, onRevoke }: Props) {
  const t = useText();
  const me = useMe();
  const { used, uses, expires_at: end } = link;
  const name = formatLinkName(link, me, t);
  const facts = [
    link.type !== target.type && link.type,
    uses === null ? t("links.booked", { used }) : t("links.used", { used, uses }),
    end && t("links.ends", { date: formatMoment(me, end) }),
  ].filter(Boolean);
  return (
    <li className="flex items-center justify-between gap-3 py-3 text-sm">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-muted">{facts.join(" · ")}</p>
        <StateMark tone={link.state === "open" ? "ok" : "muted"}>{t(`links.${link.state}`)}</StateMark>
      </div>
      {link.state === "open" ? (
        <div className="flex flex-none gap-2">
          <IconButton label={t("links.editNamed", { name })} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("links.revokeNamed", { name })} onClick={onRevoke}>
            <Ban size={18} aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}
