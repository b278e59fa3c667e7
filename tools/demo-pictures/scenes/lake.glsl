// A mountain lake: 0 dawn, 1 noon, 2 dusk with a near shore, 3 fog. Height field, water as a mirror; so it brings its own main.
float ridge(vec2 p) { float s = 0.0, a = 0.55; for (int i = 0; i < 7; i++) { float n = 1.0 - abs(noise(p) * 2.0 - 1.0); s += a * n * n; p = mat2(1.62, 1.18, -1.18, 1.62) * p + 3.1; a *= 0.46; } return s; }
float seed() { return variant * 17.0; }
float height(vec2 p) { float far = smoothstep(5.0, 16.0, p.y) ; float valley = smoothstep(0.2, 6.0, abs(p.x + 0.8 * sin(p.y * 0.22)) - 0.6 + p.y * 0.02);
  return (ridge(p * 0.13 + seed()) * 8.6 - 1.6) * mix(valley, 1.0, smoothstep(12.0, 22.0, p.y)) * (0.25 + 0.75 * far) - 0.35 * (1.0 - far) - 0.1; }
vec3 sky(vec3 d) {
  vec3 top = vec3(0.2, 0.36, 0.62), low = vec3(0.98, 0.72, 0.52);
  if (variant > 0.5) { top = vec3(0.16, 0.38, 0.72); low = vec3(0.74, 0.86, 0.94); }
  if (variant > 1.5) { top = vec3(0.14, 0.14, 0.36); low = vec3(0.95, 0.45, 0.36); }
  if (variant > 2.5) { top = vec3(0.62, 0.68, 0.74); low = vec3(0.86, 0.88, 0.88); }
  vec3 c = mix(low, top, pow(clamp(d.y * 1.9, 0.0, 1.0), 0.6));
  float cloud = smoothstep(0.48, 0.8, fbm(d.xz / (d.y + 0.18) * 0.9 + seed())) * smoothstep(0.02, 0.25, d.y);
  return mix(c, low * 1.08 + 0.06, cloud * 0.65);
}
vec3 sunAt() { return normalize(variant < 0.5 ? vec3(-0.7, 0.28, 0.35) : variant < 1.5 ? vec3(0.5, 0.75, -0.2) : variant < 2.5 ? vec3(0.75, 0.2, 0.3) : vec3(0.1, 0.8, 0.1)); }
vec3 land(vec3 p, float t, vec3 d) {
  vec2 e = vec2(0.012 * (1.0 + t * 0.12), 0.0); vec3 n = normalize(vec3(height(p.xz - e.xy) - height(p.xz + e.xy), 2.0 * e.x, height(p.xz - e.yx) - height(p.xz + e.yx)));
  vec3 s = sunAt(); float rock = fbm(p.xz * 3.0 + p.y);
  vec3 c = mix(vec3(0.2, 0.19, 0.2), vec3(0.36, 0.33, 0.31), rock);
  float tree = smoothstep(1.9, 0.7, p.y + 0.7 * fbm(p.xz * 1.3)) * smoothstep(0.35, 0.7, n.y); c = mix(c, mix(vec3(0.025, 0.06, 0.035), vec3(0.09, 0.14, 0.06), noise(p.xz * 22.0)), tree);
  float snow = smoothstep(2.5, 3.4, p.y + fbm(p.xz * 2.0)) * smoothstep(0.45, 0.7, n.y); c = mix(c, vec3(0.92, 0.94, 0.98), snow);
  float shade = 1.0; for (int i = 1; i < 10; i++) { vec3 q = p + s * float(i) * 0.35; shade = min(shade, clamp(1.0 + (q.y - height(q.xz)) * 3.0, 0.0, 1.0)); }
  vec3 sc = variant > 2.5 ? vec3(0.8) : variant > 1.5 ? vec3(2.2, 1.1, 0.7) : variant > 0.5 ? vec3(2.0, 1.9, 1.7) : vec3(2.4, 1.5, 0.95);
  c *= sc * max(dot(n, s), 0.0) * shade + sky(vec3(0, 0.7, 0.3)) * 0.5 * (0.5 + 0.5 * n.y);
  float haze = 1.0 - exp(-t * (variant > 2.5 ? 0.07 : 0.013)); return mix(c, sky(normalize(vec3(d.x, 0.06, d.z))), haze);
}
float trace(vec3 o, vec3 d) { float t = 0.1; for (int i = 0; i < 190; i++) { vec3 p = o + d * t; float h = p.y - height(p.xz); if (h < 0.002 * t) return t; t += max(0.012, h * 0.38); if (t > 60.0 || p.y > 7.0 && d.y > 0.0) break; } return -1.0; }
vec3 scene(vec3 o, vec3 d) { float t = trace(o, d); return t > 0.0 ? land(o + d * t, t, d) : sky(d); }
void main() {
  vec2 uv = (gl_FragCoord.xy + jitter - 0.5 * resolution) / resolution.y;
  vec3 eye = vec3(0.0, 0.62, -1.5); vec3 d = normalize(vec3(uv.x, uv.y + 0.05, 0.95)); vec3 color;
  float tw = d.y < 0.0 ? -eye.y / d.y : 1e9; float tl = trace(eye, d);
  if (tw < 60.0 && (tl < 0.0 || tw < tl)) {
    vec3 p = eye + d * tw; float wave = 0.012 * (fbm(p.xz * vec2(1.0, 5.0) * 1.5) - 0.5) + 0.004 * (noise(p.xz * vec2(9.0, 30.0)) - 0.5);
    vec3 n = normalize(vec3(wave * 2.0, 1.0, wave * 3.0)); vec3 r = reflect(d, n); r.y = abs(r.y);
    float f = 0.1 + 0.9 * pow(1.0 - max(dot(n, -d), 0.0), 3.0); color = mix(vec3(0.02, 0.07, 0.09), scene(p + vec3(0, 0.01, 0), r), f);
  } else color = tl > 0.0 ? land(eye + d * tl, tl, d) : sky(d);
  float sun = max(dot(d, sunAt()), 0.0); color += vec3(1.0, 0.75, 0.45) * (0.25 * pow(sun, 8.0)) * (variant > 2.5 ? 0.0 : 1.0);
  color *= variant > 2.5 ? 0.6 : 0.5; color = color * (2.51 * color + 0.03) / (color * (2.43 * color + 0.59) + 0.14);
  vec2 c = gl_FragCoord.xy / resolution - 0.5; outColor = vec4(color * (1.0 - 0.4 * dot(c, c)), 1.0);
}
