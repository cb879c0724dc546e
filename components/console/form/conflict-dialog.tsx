"use client";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { valueAt } from "./pointer";
import type { Form } from "./use-form";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: Form<any>;
  labels: Record<string, string>;
  /** Writes values that are not strings. */
  show?: ((pointer: string, value: unknown) => string | null) | undefined;
}

export function ConflictDialog({ form, labels, show: showOwn }: Props) {
  const t = useText();
  const { theirs, body } = form;
  const show = (pointer: string, root: unknown) => {
    const value = valueAt(root, pointer);
    if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
      return t("conflict.empty");
    if (typeof value === "boolean") return value ? t("own.on") : t("own.off");
    return showOwn?.(pointer, value) ?? (typeof value === "string" ? value : JSON.stringify(value));
  };
  const differing = Object.entries(labels).filter(
    ([pointer]) => JSON.stringify(valueAt(body, pointer)) !== JSON.stringify(valueAt(theirs, pointer)),
  );
  return (
    <Modal
      open={theirs !== null}
      title={t("conflict.title")}
      text={differing.length > 0 ? t("conflict.text") : t("conflict.same")}
      onClose={null}
    >
      {differing.length > 0 ? (
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
      ) : null}
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
