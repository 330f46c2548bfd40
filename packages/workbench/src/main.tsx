import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Workbench } from "./workbench.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with id root");

createRoot(root).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
