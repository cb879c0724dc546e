"use client";
import { addToast } from "./toast-manager";

const showToast = (title: string) => void addToast({ title, timeout: 5000 });

/** Shows a short message about the last action. */
export const useToast = () => showToast;
