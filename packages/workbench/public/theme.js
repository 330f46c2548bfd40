// Applies a remembered theme before the first paint; a script of its own because the page allows none inside it.
try {
  const theme = localStorage.getItem("beleg.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
