/** Runs in the page: draws a fragment shader tile by tile, averages the samples, answers with the PNG as base64. */
globalThis.accumulate = async ({ shader, variant, width, height, samples }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  const compile = (type, source) => {
    const made = gl.createShader(type)
    gl.shaderSource(made, source)
    gl.compileShader(made)
    if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(made))
    return made
  }
  const program = gl.createProgram()
  gl.attachShader(
    program,
    compile(
      gl.VERTEX_SHADER,
      '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID%2*4-1,gl_VertexID/2*4-1);gl_Position=vec4(p,0,1);}',
    ),
  )
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, shader))
  gl.linkProgram(program)
  gl.useProgram(program)
  const at = (name) => gl.getUniformLocation(program, name)
  gl.uniform2f(at('resolution'), width, height)
  gl.uniform1f(at('variant'), variant)
  gl.enable(gl.SCISSOR_TEST)
  const sum = new Float32Array(width * height * 3)
  const pixels = new Uint8Array(width * height * 4)
  const curve = (x) => x + 0.35 * (x * x * (3 - 2 * x) - x)
  const tile = 256
  for (let sample = 0; sample < samples; sample += 1) {
    const radius = Math.sqrt((sample + 0.5) / samples)
    const angle = sample * 2.39996
    gl.uniform2f(at('lens'), radius * Math.cos(angle), radius * Math.sin(angle))
    gl.uniform2f(at('jitter'), ((sample * 0.7548) % 1) - 0.5, ((sample * 0.5698) % 1) - 0.5)
    for (let y = 0; y < height; y += tile)
      for (let x = 0; x < width; x += tile) {
        gl.scissor(x, y, tile, tile)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        gl.finish()
      }
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    for (let i = 0, j = 0; i < pixels.length; i += 4, j += 3) {
      sum[j] += (pixels[i] / 255) ** 2.2
      sum[j + 1] += (pixels[i + 1] / 255) ** 2.2
      sum[j + 2] += (pixels[i + 2] / 255) ** 2.2
    }
  }
  const flat = Object.assign(document.createElement('canvas'), { width, height })
  const image = new ImageData(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 3
      const to = (y * width + x) * 4
      // The shader's output is taken as linear light and encoded here.
      for (let c = 0; c < 3; c += 1)
        image.data[to + c] = 255 * curve((sum[from + c] / samples) ** (1 / 2.2 / 2.2))
      image.data[to + 3] = 255
    }
  flat.getContext('2d').putImageData(image, 0, 0)
  return flat.toDataURL('image/png').split(',')[1]
}
