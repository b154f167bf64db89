// Apart from `main.tsx`, for the browser to answer between the evaluation of our own scripts and that of the largest library.
export { createRoot, hydrateRoot } from 'react-dom/client'
