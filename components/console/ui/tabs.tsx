"use client";
import { useSearchParams } from "next/navigation";
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { buildUrlWithParameter } from "../build-url-with-parameter";
import { useText } from "../texts";
import { REVEAL_EVENT } from "./show-element";

/** The URL parameter that names the open tab. */
const TAB_PARAMETER = "tab";

interface TabsState {
  names: readonly string[];
  current: string;
  select: (name: string) => void;
  /** The number of invalid fields of each tab. */
  invalid: Readonly<Record<string, number>>;
  setInvalid: (counts: Record<string, number>) => void;
  buildId: (part: "tab" | "panel", name: string) => string;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = useContext(TabsContext);
  if (!state) throw new Error("tabs without a provider");
  return state;
}

/** Holds the open tab in the URL; the first one is the default. */
export function TabsProvider({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const id = useId();
  const asked = useSearchParams().get(TAB_PARAMETER);
  const [invalid, setInvalid] = useState<Record<string, number>>({});
  const current = names.find((name) => name === asked) ?? names[0] ?? "";
  const select = (name: string) => {
    const { opened, doubled } = window.history.state ?? {}; // the extra history entry of an edited form
    const address = buildUrlWithParameter(TAB_PARAMETER, name === names[0] ? "" : name);
    window.history.replaceState({ opened, doubled }, "", address);
  };
  const buildId = (part: "tab" | "panel", name: string) => `${id}-${part}-${name}`;
  return (
    <TabsContext value={{ names, current, select, invalid, setInvalid, buildId }}>{children}</TabsContext>
  );
}

interface ListProps {
  label: string;
  /** Returns the label of a tab. */
  nameTab: (name: string) => string;
}

/** The tabs in one row, which scrolls where it is too narrow for all. */
export function TabList({ label, nameTab }: ListProps) {
  const t = useText();
  const { names, current, select, invalid, buildId } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab opens
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !list.current) return;
    const { left, width } = list.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    list.current.scrollBy({ left: box.left + box.width / 2 - left - width / 2 });
  }, [current]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = findNextTab(event, names, current);
    if (to === undefined) return;
    event.preventDefault();
    select(to);
    document.getElementById(buildId("tab", to))?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="-mx-1 flex gap-1 overflow-x-auto border-line border-b px-1"
      onKeyDown={move}
    >
      {names.map((name) => (
        <button
          key={name}
          id={buildId("tab", name)}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={buildId("panel", name)}
          tabIndex={name === current ? 0 : -1}
          className="-mb-px inline-flex min-h-11 flex-none items-center gap-2 border-transparent border-b-2 px-3 text-muted -outline-offset-2 hover:text-text aria-selected:border-text aria-selected:font-medium aria-selected:text-text"
          onClick={() => select(name)}
        >
          {nameTab(name)}
          {invalid[name] ? (
            <span className="min-w-5 rounded-lg bg-bad px-1.5 text-center font-medium text-surface text-xs">
              <span aria-hidden>{invalid[name]}</span>
              <span className="sr-only">{t("form.tabIssues", { count: invalid[name] })}</span>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** Finds the tab that a key leads to, as the ARIA practices have it. */
function findNextTab(event: KeyboardEvent<HTMLElement>, names: readonly string[], current: string) {
  const { key, currentTarget } = event;
  if (key === "Home") return names[0];
  if (key === "End") return names.at(-1);
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return undefined;
  return names.at((names.indexOf(current) + (isRightToLeft ? -step : step)) % names.length);
}

/** The content of a tab. It stays mounted while hidden, so that it loses no input. */
export function TabPanel({ name, children }: { name: string; children: ReactNode }) {
  const { current, select, buildId } = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const show = useRef(select);
  show.current = select;
  useEffect(() => {
    const element = panel.current;
    const reveal = () => {
      if (element?.hidden) show.current(name);
    };
    element?.addEventListener(REVEAL_EVENT, reveal);
    return () => element?.removeEventListener(REVEAL_EVENT, reveal);
  }, [name]);
  return (
    <div
      ref={panel}
      id={buildId("panel", name)}
      role="tabpanel"
      aria-labelledby={buildId("tab", name)}
      hidden={name !== current}
      className="grid min-w-0 gap-4"
    >
      {children}
    </div>
  );
}

/** Marks the tabs that have invalid fields. */
export function useInvalidTabs(
  issues: readonly { pointer: string }[],
  findField: (pointer: string) => Element | null,
) {
  const { names, setInvalid, buildId } = useTabs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are on the screen when their issues are
  useEffect(() => {
    const panels = issues.map(({ pointer }) => findField(pointer)?.closest('[role="tabpanel"]')?.id);
    const count = (name: string) => panels.filter((panel) => panel === buildId("panel", name)).length;
    setInvalid(Object.fromEntries(names.map((name) => [name, count(name)])));
  }, [issues]);
}
