import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import type { InvitedPerson } from "@/lib/pages/creation/schema";
import type { PeopleStepView } from "@/lib/pages/creation/view";

interface Props {
  /** The element's id, a target of the error summary's links. */
  id: string;
  person: InvitedPerson;
  isAddress: boolean;
  fault: string | null;
  texts: PeopleStepView["texts"];
  onRemove: (event: MouseEvent) => void;
  onCorrect: (email: string) => void;
}

/** Somebody invited; with a field instead of the address where that is to be corrected. */
export function PersonChip(props: Props) {
  return props.fault === null ? <PlainChip {...props} /> : <FaultyChip {...props} />;
}

function PlainChip({ id, person: { email, name }, texts, onRemove }: Props) {
  return (
    <li className="inline-flex max-w-full items-center rounded-sm border border-busy bg-raised ps-3 text-sm">
      <input type="hidden" name="im" value={email} />
      <input type="hidden" name="in" value={name} />
      <span className="min-w-0 py-1">
        {name === "" ? null : (
          <span className="block font-medium">
            <bdi>{name}</bdi>
          </span>
        )}
        <span className={`block truncate ${name === "" ? "font-medium" : "text-xs text-muted"}`}>
          <bdi>{email}</bdi>
        </span>
      </span>
      <RemoveButton id={id} label={texts.remove.replace("%s", name || email)} onRemove={onRemove} />
    </li>
  );
}

function FaultyChip({ id, person: { email, name }, isAddress, fault, texts, onRemove, onCorrect }: Props) {
  return (
    <li className="w-full rounded-sm border border-bad bg-bad/5 py-2 ps-3">
      <label htmlFor={id} className="text-sm font-medium">
        {name === "" ? texts.correct : texts.addressOf.replace("%s", name)}
      </label>
      <div className="mt-1 flex items-center gap-1 pe-1">
        <input
          id={id}
          name="im"
          defaultValue={email}
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          aria-invalid
          aria-describedby={`${id}-error`}
          onBlur={(event) => onCorrect(event.target.value)}
        />
        {isAddress ? (
          <input name="in" defaultValue={name} className="input" />
        ) : (
          <input type="hidden" name="in" value={name} />
        )}
        <RemoveButton id={id} label={texts.remove.replace("%s", name || email)} onRemove={onRemove} />
      </div>
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
        {fault}
      </p>
    </li>
  );
}

interface RemoveButtonProps {
  id: string;
  label: string;
  onRemove: (event: MouseEvent) => void;
}

function RemoveButton({ id, label, onRemove }: RemoveButtonProps) {
  const number = id.slice("im-".length);
  return (
    <button
      type="submit"
      name="go"
      value={`remove-${number}`}
      className="-my-px -me-px inline-flex size-11 flex-none cursor-pointer items-center justify-center rounded-sm hover:bg-text/8"
      aria-label={label}
      onClick={onRemove}
    >
      <Icon name="close" className="size-4" />
    </button>
  );
}
