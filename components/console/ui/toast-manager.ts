import type { Toast } from "@base-ui/react/toast";

type ToastManager = ReturnType<typeof Toast.createToastManager>;

type NewToast = Parameters<ToastManager["add"]>[0];

let manager: ToastManager | null = null;

let waiting: (NewToast & { id: string })[] = [];

let count = 0;

/** Shows a toast and returns its id. Until `Toasts` has loaded, it waits. */
export function addToast(options: NewToast): string {
  count += 1;
  const toast = { ...options, id: `toast-${count}` };
  if (manager) manager.add(toast);
  else waiting.push(toast);
  return toast.id;
}

export function closeToast(id: string) {
  waiting = waiting.filter((toast) => toast.id !== id);
  manager?.close(id);
}

/** Hands over to the manager of `Toasts`; returns how to take that back. */
export function connectToasts(connected: ToastManager) {
  manager = connected;
  for (const toast of waiting) connected.add(toast);
  waiting = [];
  return () => {
    manager = null;
  };
}
