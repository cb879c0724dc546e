"use client";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { getAtPointer } from "./pointer";
import type { FormController } from "./use-form";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  labels: Record<string, string>;
  /** Formats values that are not strings. */
  show?: ((pointer: string, value: unknown) => string | null) | undefined;
}

/** Compares both versions of the conflicting fields. It is a chunk that loads on first use. */
export default function ConflictDialog({ form, labels, show: formatValue }: Props) {
  const t = useText();
  const { theirs, body, contested } = form;
  const show = (pointer: string, root: unknown) => {
    const value = getAtPointer(root, pointer);
    if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
      return t("conflict.empty");
    const formatted = formatValue?.(pointer, value);
    if (formatted) return formatted;
    if (typeof value === "boolean") return value ? t("profile.on") : t("profile.off");
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  const differing = [...new Map(contested.map((pointer) => findField(pointer, labels)))];
  return (
    <Modal open={theirs !== null} title={t("conflict.title")} text={t("conflict.text")} onClose={null}>
      <table className="mt-4 w-full table-fixed border-collapse text-start text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th className="py-2 pe-2 font-medium">{t("conflict.field")}</th>
            <th className="py-2 pe-2 font-medium">{t("conflict.mine")}</th>
            <th className="py-2 font-medium">{t("conflict.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(([pointer, label]) => (
            <tr key={pointer} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-2 font-medium">
                {label}
              </th>
              <td className="py-2 pe-2">{show(pointer, body)}</td>
              <td className="py-2">{show(pointer, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="button" onClick={form.takeTheirs}>
          {t("conflict.takeTheirs")}
        </button>
        <button type="button" className="button" data-tone="primary" onClick={form.keepMine}>
          {t("conflict.keepMine")}
        </button>
      </div>
    </Modal>
  );
}

/** Finds the labelled field that contains the pointer; without one the API's name is shown. */
function findField(pointer: string, labels: Record<string, string>): [pointer: string, label: string] {
  const isWithin = ([field]: [string, string]) => `${pointer}/`.startsWith(`${field}/`);
  return Object.entries(labels).find(isWithin) ?? [pointer, pointer.slice(1)];
}
