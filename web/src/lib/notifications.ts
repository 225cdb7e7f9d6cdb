/** Notifications of the device. Nobody is asked for permission before they switch them on. */

interface Options {
  body: string;
  /** A later notification with the same tag takes the place of an earlier one. */
  tag: string;
  vibrate: number[];
}

export const canNotify = (): boolean => "Notification" in window;

/** Ask the person, if need be, whether this page may show notifications. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Show a notification if the person allowed it; the result takes it away. */
export function notify(title: string, options: Options): () => void {
  if (!canNotify() || Notification.permission !== "granted") return () => {};
  let wanted = true;
  let close = (): void => {};
  void show(title, options).then((closing) => {
    close = closing;
    if (!wanted) close();
  });
  return () => {
    wanted = false;
    close();
  };
}

/** Phones show only notifications of a service worker. */
async function show(title: string, options: Options): Promise<() => void> {
  const details = { icon: "/icon-192.png", data: { url: location.href }, ...options };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, details);
    return () => void worker.getNotifications({ tag: options.tag }).then((shown) => shown.forEach((each) => each.close()));
  }
  const shown = new Notification(title, details);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}
