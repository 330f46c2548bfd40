import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where `beleg serve` listens by default; only `vite` for development asks it. */
const service = "http://127.0.0.1:4800";

export default defineConfig({
  plugins: [react()],
  server: {
    // The service refuses other origins, so the development server speaks in its own name.
    proxy: { "/v1": { target: service, changeOrigin: true, headers: { origin: service } } },
  },
});
